export const columns = 'Columns';
export const nothingIn = {
  new: 'Nothing new',
  todo: 'Nothing to do',
  cooking: 'Nothing cooking',
  ready: 'Nothing to hand out',
};
export const above = (orders: number) => `${orders} above`;
export const below = (orders: number) => `${orders} below`;
export const aboveAndBelow = (above: number, below: number) => `${above} above, ${below} below`;
