export { logAccount, logClick, logView, startAccessLog } from './web/current-log.ts';
export type { LogIds } from './rules/log-record.ts';
