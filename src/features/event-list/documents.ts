import * as v from 'valibot';
import {
  type ModuleDocuments,
  nothingSchema,
  pagedListSchema,
  visibleFlag,
  widgetCount,
} from '#kernel/module-documents.ts';

const searchWidgetSchema = v.strictObject({ numberOfDisplay: widgetCount, imageVisible: visibleFlag });
export type EventSearchWidget = v.InferOutput<typeof searchWidgetSchema>;

const historyWidgetSchema = v.strictObject({ numberOfDisplay: widgetCount });
export type BrowsingHistoryWidget = v.InferOutput<typeof historyWidgetSchema>;

const invitingWidgetSchema = v.strictObject({ numberOfDisplay: widgetCount, imageVisible: visibleFlag });
export type InvitingEventWidget = v.InferOutput<typeof invitingWidgetSchema>;

export const eventListDocuments: ModuleDocuments[] = [
  { moduleCode: 'event_search', widget: searchWidgetSchema, list: pagedListSchema, content: nothingSchema },
  { moduleCode: 'event_browsing_history', widget: historyWidgetSchema, list: nothingSchema, content: nothingSchema },
  { moduleCode: 'inviting_event', widget: invitingWidgetSchema, list: nothingSchema, content: nothingSchema },
];
