export { liveStreamTexts } from './web/frame/live-stream-texts.ts';
export { stageSource } from './web/stage/stage-source.ts';
export { StreamStage } from './web/stage/stream-stage.tsx';
export { useStreams } from './web/stage/use-streams.ts';
