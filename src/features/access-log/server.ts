export { accessLogData } from './server/access-log-data.ts';
export { createAccessLogRoutes, logPath } from './server/access-log-routes.ts';
export { sweepAccessLog } from './server/sweep-access-log.ts';
export { domainToken } from './server/domain-token.ts';
