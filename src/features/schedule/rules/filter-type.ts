/** What a widget of schedules shows. */
export const filterTypes = ['History', 'Favorite', 'Category', 'Random', 'NewArrival', 'Pickup'] as const;
export type FilterType = (typeof filterTypes)[number];
