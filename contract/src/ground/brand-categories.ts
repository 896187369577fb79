/** What `#brand-categories` is where no bundler puts the brand's own file in its place. */
export { default } from '../../../brands/chosen-categories.ts';
