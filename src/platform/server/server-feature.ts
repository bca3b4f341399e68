import type { Instant } from '#kernel/clock.ts';
import type { PersonalDataPart } from '#kernel/personal-data-part.ts';
import type { Tables } from './database/tables.ts';
import type { ServedEndpoint } from './http/served-endpoint.ts';

/** What a feature brings to the server: one value, which the composition gathers with those of all others. */
export interface ServerFeature {
  endpoints: ServedEndpoint[];
  /** What it keeps of its members, for the export of everything. */
  personalData?: readonly PersonalDataPart[];
  /** Removes what has expired; called each hour. */
  sweep?(now: Instant): Promise<void>;
  /** Its tables with pictures that visitors upload. */
  pictures?: {
    /** Those that nearly all pictures were made for. */
    mostlyIn?: readonly (keyof Tables)[];
    /** Those that mention a picture without owning it: logs of views, or favourites. */
    mentionedIn?: readonly (keyof Tables)[];
  };
}
