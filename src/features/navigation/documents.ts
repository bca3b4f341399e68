import * as v from 'valibot';
import { type ModuleDocuments, nothingSchema } from '#kernel/module-documents.ts';
import { linkSchema, localizedTextSchema } from '#kernel/schema.ts';

export const tabIcons = [
  'home',
  'calendar',
  'ticket',
  'info',
  'map',
  'people',
  'chat',
  'star',
  'search',
  'menu',
] as const;
export type TabIcon = (typeof tabIcons)[number];

const tabContentSchema = v.strictObject({
  tabs: v.pipe(
    v.array(v.strictObject({ label: localizedTextSchema, icon: v.picklist(tabIcons), link: linkSchema })),
    v.minLength(1, 'at least one tab'),
    v.maxLength(5, 'at most 5 tabs'),
  ),
});

const menuContentSchema = v.strictObject({
  groups: v.array(
    v.strictObject({
      label: v.optional(localizedTextSchema),
      links: v.array(v.strictObject({ label: localizedTextSchema, link: linkSchema })),
    }),
  ),
});

export const navigationDocuments = [
  { moduleCode: 'tab', widget: nothingSchema, list: nothingSchema, content: tabContentSchema },
  { moduleCode: 'menu', widget: nothingSchema, list: nothingSchema, content: menuContentSchema },
] as const satisfies readonly ModuleDocuments[];

declare module '#kernel/module-documents.ts' {
  interface KnownDocuments {
    tab: (typeof navigationDocuments)[0];
    menu: (typeof navigationDocuments)[1];
  }
}
