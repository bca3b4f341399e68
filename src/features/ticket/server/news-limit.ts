import { countTries } from '#features/account/server.ts';
import { hashSecret } from '#features/account/server.ts';
import type { Instant } from '#kernel/clock.ts';
import type { Database } from '#server/database/database.ts';
import type { HeldNews, OrderNews } from '#server/database/tables.ts';
import { isPaid } from '../rules/order/order-money.ts';
import { type OrderRow, orderOf } from './order-rows.ts';
