export { type ContentLocks, createContentLocks, type HeldTickets } from './server/content-locks.ts';
export { startUpLoginDoor } from './server/start-up-login-door.ts';
