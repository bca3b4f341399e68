import * as v from 'valibot';

/** What a grant is limited to at its site; an empty one to nothing less than its role. */
export const grantScopeSchema = v.object({
  /** The booths of an exhibitor. */
  booths: v.optional(v.array(v.object({ contentId: v.number(), detailId: v.number() })), []),
});
export type GrantScope = v.InferOutput<typeof grantScopeSchema>;
