export { type ContentLocks, createContentLocks, type HeldTickets } from './server/content-locks.ts';
export { createStartUpLoginDoor } from './server/start-up-login-door.ts';
