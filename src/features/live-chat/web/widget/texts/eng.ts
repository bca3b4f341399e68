import type { ChatWidgetTexts } from './jpn.ts';

export default {
  title: 'Chat',
  points: {
    find: { title: 'Find people', text: 'By name, or by what you both care about.' },
    contact: { title: 'Exchange contacts', text: 'Just show your QR code.' },
    talk: { title: 'Keep the conversation going', text: 'One to one, or in a group.' },
  },
  logIn: 'Log in to start',
  register: 'Create a profile to start',
  open: (unread) => (unread === 0 ? 'Open the chat' : `Open the chat (${unread} unread)`),
  unread: 'Unread conversations',
  messages: (count) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  invitation: 'Wants to chat with you',
  someone: 'Participant',
  left: 'Former participant',
  allRead: 'You have read everything.',
  noTalks: 'No conversations yet. Find someone and say hello.',
  failed: 'Your unread conversations could not be loaded.',
} satisfies ChatWidgetTexts;
