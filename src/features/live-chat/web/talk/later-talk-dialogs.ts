import { importPart } from '#web/parts/import-part.ts';

/** The dialogs of a talk come when they are wanted, with their texts. */
export const loadNewGroupDialog = () =>
  importPart(() => import('./group-dialogs.tsx')).then(({ texts, NewGroupDialog: Part }) => ({ texts, Part }));
export const loadNewTalkDialog = () =>
  importPart(() => import('./new-talk-dialog.tsx')).then(({ texts, NewTalkDialog: Part }) => ({ texts, Part }));
export const loadRoomMenu = () =>
  importPart(() => import('./room-menu.tsx')).then(({ texts, RoomMenu: Part }) => ({ texts, Part }));
export const loadMessageSheet = () =>
  importPart(() => import('./message-sheet.tsx')).then(({ texts, MessageSheet: Part }) => ({ texts, Part }));
export const loadMeetingDialog = () =>
  importPart(() => import('./meeting-dialog.tsx')).then(({ texts, MeetingDialog: Part }) => ({ texts, Part }));
