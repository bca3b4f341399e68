import type { IdentityPageTexts } from './jpn.ts';

export default {
  logInWith: (name) => `Log in with ${name}`,
  opening: (name) => `Opening ${name}`,
  returning: (name) => `Checking your login with ${name}`,
  connecting: (name) => `Connecting ${name}`,
  failed: 'The login could not be completed. Try again.',
  toProvider: (name) => `Go to ${name}`,
  title: 'Log in with another account',
  notConnected: 'Not connected',
  connectedSince: (date) => `Connected on ${date}`,
  connectText: (name) => `We will take you to ${name}. Once connected, you can log in with ${name} too.`,
  connectShort: 'Connect',
  connect: (name) => `Connect ${name}`,
  disconnect: (name) => `Disconnect ${name}`,
  disconnectShort: 'Disconnect',
  disconnecting: 'Disconnecting',
  disconnectText: (name) => `You will no longer be able to log in with ${name}. Your account stays as it is.`,
  connected: (name) => `${name} is connected. You can now log in with it.`,
  disconnected: (name) => `${name} is no longer connected.`,
} satisfies IdentityPageTexts;
