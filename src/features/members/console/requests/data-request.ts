import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readRequest } from '../../contract/requests.ts';

/** A request as its screen has it. */
export type DataRequest = AnswerOf<typeof readRequest>;
