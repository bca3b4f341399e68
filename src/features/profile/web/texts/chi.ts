import type { MemberCardTexts } from './jpn.ts';

export default {
  card: {
    back: '我的主页',
    title: '会员卡片',
    lead: '其他参与者看到的内容如下。',
    edit: '编辑个人资料',
    noNickname: '未设置昵称',
    privacy: '此处未显示的项目不会向其他参与者公开。',
    nothing: '填写个人资料后会显示在这里。',
  },
  widget: {
    title: '我的资料',
    guest: '登录后可在此查看您的个人资料。',
    logIn: '登录',
    open: '打开个人资料',
    complete: '完善个人资料',
  },
  prefectures: (
    '北海道,青森县,岩手县,宫城县,秋田县,山形县,福岛县,茨城县,栃木县,群马县,埼玉县,千叶县,东京都,' +
    '神奈川县,新潟县,富山县,石川县,福井县,山梨县,长野县,岐阜县,静冈县,爱知县,三重县,滋贺县,京都府,' +
    '大阪府,兵库县,奈良县,和歌山县,鸟取县,岛根县,冈山县,广岛县,山口县,德岛县,香川县,爱媛县,高知县,' +
    '福冈县,佐贺县,长崎县,熊本县,大分县,宫崎县,鹿儿岛县,冲绳县,海外及其他'
  ).split(','),
} satisfies MemberCardTexts;
