import * as v from 'valibot';
import { type ModuleDocuments, nothingSchema, offFlag, visibleFlag } from '#kernel/module-documents.ts';
import { idSchema, titleSchema } from '#kernel/schema.ts';
import { tagsMax } from './rules/limits/chat-limits.ts';
import { searchTargets } from './rules/search/search-rules.ts';

const searchSchema = v.strictObject({
  /** People can be found only by their exact chat user id. */
  directSearch: offFlag,
  /** The people whom the search finds besides the priority accounts. */
  target: v.optional(v.picklist(searchTargets), 'All'),
  /** The priority accounts stand first. */
  priority: offFlag,
  /** Chat user ids. */
  priorityAccount: v.optional(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,32}$/, 'a chat user id'))), []),
});

const contentSchema = v.strictObject({
  /** Chats of one portal with the same number share their people and rooms. */
  liveChatDataSourceId: idSchema,
  search: v.optional(searchSchema, {}),
  /** The tags by which people choose to be found. */
  tags: v.optional(
    v.pipe(
      v.array(v.strictObject({ tagId: idSchema, name: titleSchema })),
      v.maxLength(tagsMax),
      v.check((tags) => new Set(tags.map(({ tagId }) => tagId)).size === tags.length, 'every tagId once'),
    ),
    [],
  ),
});
export type LiveChatContent = v.InferOutput<typeof contentSchema>;

const widgetSchema = v.strictObject({ titleVisible: visibleFlag });
export type LiveChatWidget = v.InferOutput<typeof widgetSchema>;

export const liveChatDocuments = [
  { moduleCode: 'live_chat', widget: widgetSchema, list: nothingSchema, content: contentSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    live_chat: (typeof liveChatDocuments)[0];
  }
}
