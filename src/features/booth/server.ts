/** What other features and the demo ask about the members who run booths. */
export { boothsOfExhibitor, type BoothPlace, tieExhibitor } from './server/exhibitor/exhibitors.ts';
export { findBoothChat } from './server/detail/booth-chat.ts';
export { changeTalk, insertTalk } from './server/talk/talk-store.ts';
export type { ChatFaces } from './server/detail/booth-detail-server.ts';
