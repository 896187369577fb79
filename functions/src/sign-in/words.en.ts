export const onlyAdmins = 'Only admins can do this.';
export const onlyKitchen = 'Only the kitchen can do this.';
