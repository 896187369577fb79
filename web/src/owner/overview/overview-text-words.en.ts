export const atGlance = (restaurant: string) => `What needs you, and ${restaurant} at a glance.`;
