import type { ModuleCode } from '#kernel/module-code.ts';

/** The call that reads a detail of a module at an event, for every module whose details have a screen. */
export const eventDetailCalls: Partial<Record<ModuleCode, string>> = {
  information: 'readEventInformation',
  united_web_link: 'readSiteLink',
  web_page: 'readEventWebPage',
};
