/** The dialogs of a talk come when they are wanted, with their texts. */
export const loadNewGroupDialog = () =>
  import('./group-dialogs.tsx').then(({ texts, NewGroupDialog: Part }) => ({ texts, Part }));
export const loadRoomMenu = () => import('./room-menu.tsx').then(({ texts, RoomMenu: Part }) => ({ texts, Part }));
export const loadMessageSheet = () =>
  import('./message-sheet.tsx').then(({ texts, MessageSheet: Part }) => ({ texts, Part }));
export const loadMeetingDialog = () =>
  import('./meeting-dialog.tsx').then(({ texts, MeetingDialog: Part }) => ({ texts, Part }));
