import type { ChatServerTexts } from './jpn.ts';

const characters = (most: number): string => `${most} character${most === 1 ? '' : 's'}`;

/** Faults in typed words: the form names them before a press, and the server afterwards. */
export const typed = {
  nobody: 'Choose at least one person.',
  meetingUrl: 'Enter a meeting link that starts with https://',
  titleMissing: 'Enter a name for the group.',
  userIdMissing: 'Enter a chat ID.',
  userIdForm: 'A chat ID can only have letters (A–Z, a–z) and digits.',
  userIdReserved: 'This chat ID cannot be used. Choose another one.',
  nicknameMissing: 'Enter a nickname.',
  commentaryWaiting: 'You can comment when the stream starts.',
  bodyTooLong: (most: number) => `A message can have up to ${characters(most)}.`,
  userIdTooLong: (most: number) => `A chat ID can have up to ${characters(most)}.`,
  nicknameTooLong: (most: number) => `A nickname can have up to ${characters(most)}.`,
};

export default {
  gone: 'This message cannot be delivered.',
  notAccepted: 'Accept the invitation before you reply.',
  onlyTexts: 'Until the other person accepts, you can send text only.',
  waitForAcceptance: (most) =>
    `You can send up to ${most} message${most === 1 ? '' : 's'} before the other person accepts. Wait until they do.`,
  otherMessage: 'This message was already sent with a different text.',
  tooFast: 'That was a lot in a short time.',
  tooManyNew: (most) => `You can start conversations with up to ${most} new ${most === 1 ? 'person' : 'people'} a day.`,
  oneself: 'You cannot chat with yourself.',
  noContact: 'Only your contacts can be added to a group.',
  groupFull: (most) => `A group can have up to ${most} ${most === 1 ? 'person' : 'people'}.`,
  nobody: typed.nobody,
  noPerson: 'We could not find this person.',
  suspended: (reason) => `The organiser has stopped you from writing in this chat. Reason: ${reason}`,
  bodyEmpty: 'Write a message.',
  bodyTooLong: typed.bodyTooLong,
  pictureMissing: 'We could not find the picture. Choose it again.',
  meetingUrl: typed.meetingUrl,
  titleMissing: typed.titleMissing,
  titleTooLong: (most) => `The name of a group can have up to ${characters(most)}.`,
  titleReserved: 'This name looks like the organiser’s. Choose another one.',
  descriptionTooLong: (most) => `The description can have up to ${characters(most)}.`,
  userIdMissing: typed.userIdMissing,
  userIdForm: typed.userIdForm,
  userIdTooLong: typed.userIdTooLong,
  userIdReserved: typed.userIdReserved,
  userIdTaken: 'This chat ID is already taken. Choose another one.',
  userIdFixed: 'A chat ID cannot be changed later.',
  nicknameMissing: typed.nicknameMissing,
  nicknameTooLong: typed.nicknameTooLong,
  nicknameReserved: 'This nickname looks like the organiser’s. Choose another one.',
  tagUnknown: 'One of your interests is no longer available. Choose again.',
  commentaryWaiting: typed.commentaryWaiting,
  commentaryEnded: 'Comments are closed.',
  commentaryNoProfile: 'Register a chat profile to comment.',
  commentaryTooFast: (seconds: number) =>
    `You can comment once every ${seconds === 1 ? 'second' : `${seconds} seconds`}.`,
  pushRefused: 'Push notifications cannot be used in this browser.',
} satisfies ChatServerTexts;
