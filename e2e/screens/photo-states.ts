import type { Page } from '@playwright/test';
import { makePicture } from '../harness/pictures.ts';
import type { ListedState } from './screen-state.ts';
import { button, heading, text } from './shows.ts';

/** Chooses photos: two are called like dishes, one is not, and one cannot be read. */
async function choosePhotos(page: Page): Promise<void> {
  const picture = await makePicture(page, { type: 'png', width: 320, height: 240 });
  const names = ['Ember Margherita.png', 'lobster_bisque (1).png', 'IMG_4711.png'];
  const broken = {
    name: 'garden-bowl.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no picture'),
  };
  const files = [...names.map((name) => ({ ...picture, name })), broken];
  await page.getByLabel('Choose photos').setInputFiles(files);
}

const screen = { route: '/dashboard/add-photos', as: 'admin' } as const;

export const photoStates: ListedState[] = [
  { ...screen, name: 'add-photos', shows: button('Choose photos') },
  {
    ...screen,
    name: 'add-photos-loading',
    seenIn: 'users-loading',
    fault: 'the menu hangs',
    shows: heading('Add Photos'),
  },
  {
    ...screen,
    name: 'add-photos-error',
    seenIn: 'users-error',
    fault: 'the menu fails',
    shows: button('Retry'),
  },
  {
    name: 'add-photos-chosen',
    after: 'add-photos',
    reach: choosePhotos,
    shows: button('Upload 3 photos'),
  },
  {
    name: 'add-photos-failed',
    after: 'add-photos-chosen',
    fault: 'there is no room for pictures',
    reach: (page) => button('Upload 3 photos')(page).click(),
    shows: text(/\d+ failed/),
  },
];
