export { logAccount, logClick, logView, startAccessLog, startWindowLog } from './web/current-log.ts';
export type { LogIds } from './rules/log-record.ts';
