import { defineTexts } from '#web/texts/texts.ts';
import type { ProofTexts } from './texts/jpn.ts';

export const proofTexts = defineTexts<ProofTexts>(import.meta.glob('/src/features/operator/console/proof/texts/*.ts'));
