import { brandSetting } from '../../brands/brand-setting.ts';

// Features are tested with the sample restaurant, whichever is chosen. The first process says which
// one that is to those that it starts, and some of them run as another restaurant.
if (!process.env.CHOSEN_BRAND) {
  process.env.CHOSEN_BRAND = brandSetting();
  process.env.BRAND = 'thymely';
}
