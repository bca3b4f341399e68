/**
 * The rooms of a part that is too large to be one folder, the lowest first. A room may use itself and the rooms before
 * it; imports of types count too. A file outside of the rooms, such as a page, may use all of them, and no room uses it.
 */
export const featureRooms: Record<string, readonly string[]> = {
  'src/features/ticket/rules': ['sale', 'purchased', 'lottery', 'order', 'cart', 'pricing', 'purchase'],
  'src/features/ticket/server': [
    'sale',
    'order',
    'purchased',
    'reservation',
    'lottery',
    'mail',
    'refund',
    'news',
    'purchase',
  ],
  'src/features/ticket/web': [
    'sale',
    'overlay',
    'flow',
    'cart',
    'lottery',
    'detail',
    'pricing',
    'payment',
    'purchased',
    'order',
    'purchase',
    'list',
  ],
};
