import * as v from 'valibot';
import { languageCodes } from '#kernel/language.ts';
import type { QueuedMail } from './mail.ts';

export const attachmentsSchema = v.array(v.object({ name: v.string(), type: v.string(), text: v.string() }));
export const picturesSchema = v.array(
  v.object({ contentId: v.string(), name: v.string(), type: v.string(), base64: v.string() }),
);

/** A mail as a release may have queued it. */
export const queuedMailSchema: v.GenericSchema<unknown, QueuedMail> = v.object({
  mailId: v.string(),
  to: v.string(),
  toName: v.exactOptional(v.string()),
  fromName: v.exactOptional(v.string()),
  replyTo: v.exactOptional(v.string()),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
  language: v.picklist(languageCodes),
  unsubscribe: v.exactOptional(v.string()),
  attachments: v.exactOptional(attachmentsSchema),
  pictures: v.exactOptional(picturesSchema),
  rehearsal: v.exactOptional(v.object({ siteKey: v.string(), to: v.string() })),
  holdsCode: v.exactOptional(v.boolean()),
  isOfMany: v.exactOptional(v.boolean()),
  about: v.exactOptional(v.array(v.string())),
  kind: v.string(),
});
