/**
 * The rooms of the features that are too large to be one folder, the lowest first. A room is a subject: the folders of
 * one name in `rules/`, `server/` and `web/`, and the file of that name in `contract/`. A room may use itself and the
 * rooms before it, in every part; imports of types count too. A file outside of the rooms, such as a page, may use all
 * of them, and no room of its part uses it. `texts/` has words alone, and every room says them.
 */
export const featureRooms: Record<string, readonly string[]> = {
  booth: ['exhibitor', 'keeper', 'list', 'slot', 'stream', 'questionnaire', 'talk', 'detail'],
  'event-list': ['entry', 'month'],
  'live-chat': [
    'channel',
    'limits',
    'text',
    'desk',
    'profile',
    'search',
    'room',
    'picture',
    'store',
    'screen',
    'notice',
    'safety',
    'moderation',
    'exhibitor',
    'people',
    'talk',
    'commentary',
    'widget',
  ],
  'live-stream': ['frame', 'player', 'stage'],
  'my-ticket': ['texts', 'ticket', 'further', 'reception'],
  ticket: [
    'payment',
    'sale',
    'overlay',
    'cart',
    'flow',
    'pricing',
    'order',
    'purchased',
    'reservation',
    'lottery',
    'mail',
    'refund',
    'news',
    'detail',
    'order-page',
    'purchase',
    'list',
    'numbers',
    'organiser',
    'chargeback',
  ],
};
