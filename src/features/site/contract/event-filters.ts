import * as v from 'valibot';
import { fees } from '../rules/event-filters.ts';

export const eventChoice = v.object({ value: v.string(), label: v.string(), count: v.number() });
export type EventChoice = v.InferOutput<typeof eventChoice>;
/** The choices of a search, each with how many it finds under the other filters. */
export const eventFiltersSchema = v.object({
  tags: v.array(eventChoice),
  places: v.array(eventChoice),
  /** How many places there are; those that are not named are found by `event_places`. */
  placesTotal: v.number(),
  /** How many take place online, which `place=@online` finds. */
  online: v.number(),
  fees: v.array(v.object({ fee: v.picklist(fees), count: v.number() })),
});
export type EventFilters = v.InferOutput<typeof eventFiltersSchema>;
