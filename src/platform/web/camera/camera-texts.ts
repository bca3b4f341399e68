import { defineTexts } from '../texts/texts.ts';
import type { CameraTexts } from './texts/jpn.ts';

export const cameraTexts = defineTexts<CameraTexts>(import.meta.glob('./texts/*.ts'));
