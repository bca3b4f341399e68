import type { AnswerOf } from '#kernel/endpoint.ts';
import type { readOrderDesk } from '../../contract/changes.ts';

/** What the organiser can do to an order now. */
export type Desk = AnswerOf<typeof readOrderDesk>;
