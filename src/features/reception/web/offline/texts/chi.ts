import gate from '#features/my-ticket/texts/gate/chi.ts';
import entry from '../../../texts/outcomes/chi.ts';
import type { OfflineTexts } from './jpn.ts';

export default {
  entry,
  problems: {
    ...gate,
    listIsOld: '名单已过期，无法离线签到。请在有网络的地方重新打开。',
    notInList: '保存的名单中没有此码。请核对代码和要签到的门票。',
    owes: '此门票需要收款，离线时无法签到。',
    queueIsFull: '等待上传的入场记录过多。请在有网络的地方上传。',
  },
  notice: '已离线核对。恢复网络后会上传入场记录。',
  noticeUnpaid: '已离线核对。保存名单时银行转账尚未到账。恢复网络后会上传入场记录。',
  offline: '正在离线签到',
  lost: '连接已断开',
  lostText: '此设备没有名单，恢复网络前无法签到。',
  refused: '此浏览器无法保存数据，不能离线签到。',
  doubtsText: '主办方可在管理后台的“入场情况”中标为已核实。',
  offlineText: (time) => `按${time}保存的名单核对，无法按姓名查找。`,
  waiting: (count) => `${count}条记录等待上传。请勿清除浏览器数据。`,
  sending: (count) => `正在上传${count}条记录。`,
  doubts: (count) => `有${count}条入场记录需要核实`,
  ready: (time, count) => `可离线签到（${time}的名单，${count}张）。`,
} satisfies OfflineTexts;
