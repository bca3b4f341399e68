import { loadProgramme } from '#features/schedule/web.ts';
import { importPart } from '#web/parts/import-part.ts';
import type { LaterPart } from '#web/site/use-later.ts';
import type { BoothProgrammeProps, BoothSlotProps, BoothStageProps } from '../slot/slot-props.ts';

type Slot<Props> = () => Promise<LaterPart<Props>>;

/**
 * The parts of a booth's page that rooms of their own make. A view without a part is not offered. Each is fetched when
 * it is opened, and says before anything is sent who will see which personal data.
 */
export const boothSlots: Readonly<{
  /** The live stream at the top of the page, in the place of the picture (16:9). */
  stage?: Slot<BoothStageProps>;
  questionnaire?: Slot<BoothSlotProps>;
  talk?: Slot<BoothSlotProps>;
  /** The sessions of the booth's stage, from the schedule. */
  programme?: Slot<BoothProgrammeProps>;
}> = {
  stage: () => importPart(() => import('../stream/booth-stage.tsx')),
  questionnaire: () => importPart(() => import('../questionnaire/booth-questionnaire.tsx')),
  talk: () => importPart(() => import('../talk/talk-panel.tsx')),
  programme: loadProgramme,
};
