import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** The kind of the jobs that send mails that somebody waits for, and of those that send mails to many. */
export const mailJob = 'mail';
export const manyMailsJob = 'mailToMany';

/** The jobs that send mails, of either kind. */
export const isMailJob: RawBuilder<SqlBool> = sql<SqlBool>`job.name in (${sql.lit(mailJob)}, ${sql.lit(manyMailsJob)})`;
