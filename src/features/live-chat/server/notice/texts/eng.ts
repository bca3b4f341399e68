import type { NoticeTexts } from './jpn.ts';

export default {
  subject: (siteName) => `You have unread messages – ${siteName}`,
  heading: 'You have unread messages',
  intro: 'Messages arrived in the chat while you were away.',
  line: (name, count) => `${name}: ${count} ${count === 1 ? 'message' : 'messages'}`,
  group: 'Group',
  more: (count) => `${count} more ${count === 1 ? 'conversation' : 'conversations'}`,
  strangers: (count) =>
    count === 1
      ? 'An invitation from someone you have not accepted yet'
      : `${count} invitations from people you have not accepted yet`,
  button: 'Open the chat',
  footnote: 'We will not send this again until you have opened the chat.',
  stop: 'Stop these emails',
  push: {
    message: (count) => `${count} new ${count === 1 ? 'message' : 'messages'}`,
    stranger: 'You have a new invitation to chat',
  },
  page: {
    title: 'Chat notification emails',
    ask: 'Stop the emails about unread messages in the chat?',
    stop: 'Stop the emails',
    stopped: 'You will no longer receive these emails.',
    stoppedMore: 'You can turn them on again at any time in the chat’s notification settings.',
    start: 'Receive them again',
    started: 'You will receive these emails again.',
    unknown: 'This link does not work',
    unknownMore: 'Check that it is complete. You can also stop the emails in the chat’s notification settings.',
  },
} satisfies NoticeTexts;
