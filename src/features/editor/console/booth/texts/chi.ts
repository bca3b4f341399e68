import type { BoothTexts } from './jpn.ts';

const texts: BoothTexts = {
  nav: '展位',
  title: '负责的展位',
  lead: '请选择要编辑的展位。',
  untitled: '未命名的展位',
  live: '已发布',
  changed: '有未发布的更改',
  draft: '尚未发布',
  publish: '发布',
  published: '展位已发布。',
  open: '公开页面',
  organiserPublishes: '主办方确认后会发布您的更改。',
  eventWaits: '活动发布后，访客即可看到展位。',
  none: '没有负责的展位',
  noneText: '主办方分配展位后会显示在这里。',
  stand: (stand: string) => `展位号 ${stand}`,
};
export default texts;
