export { accountRefusal, checkFields, refuseFields } from './server/account-refusal.ts';
export { createMembers, type Member, type Members } from './server/members.ts';
export { hashSecret, newSecretToken } from './server/secret-token.ts';
export { endSession, openSession } from './server/sessions.ts';
