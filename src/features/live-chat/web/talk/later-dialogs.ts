import { talkTexts } from './talk-texts.ts';

const texts = [talkTexts];

/** The dialogs of a talk come when they are wanted. */
export const loadNewGroupDialog = () =>
  import('./group-dialogs.tsx').then(({ NewGroupDialog: Part }) => ({ texts, Part }));
export const loadGroupDialog = () => import('./group-dialogs.tsx').then(({ GroupDialog: Part }) => ({ texts, Part }));
export const loadMeetingDialog = () =>
  import('./meeting-dialog.tsx').then(({ MeetingDialog: Part }) => ({ texts, Part }));
