import { nameList } from '#service/world/catalogue/name-list.ts';

export const chineseNames = nameList({
  men: `Bin|Bo|Bowen|Chao|Chen|Chengdong|Chenglong|Chunyu|Dalun|Dawei|Dong|Fan|Fei|Feng|Gang|Guangtai|Guobo
    Hai|Haifeng|Hanchao|Hang|Haoran|Haowen|Haoyu|Hongbo|Hui|Jian|Jianan|Jianfei|Jiaqi|Jie|Jinghang|Jingdao
    Jinhao|Jun|Junjie|Junchen|Junlin|Kai|Kaiyuan|Liang|Lin|Linpeng|Long|Meng|Mingyang|Ming|Minghao|Nan|Ning
    Peng|Pengfei|Qiang|Qi|Rui|Ruibao|Shaocong|Shenchao|Shihao|Shuai|Shunkai|Siyuan|Song|Tao|Tianyi|Tianyu|Tong
    Wei|Weihao|Wenjie|Wenjun|Xiang|Xiaobin|Xiaofei|Xiaolong|Xin|Xinyu|Xuan|Xueming|Yang|Yanjun|Yi|Yiming|Ying
    Yong|Yu|Yuan|Yuanyi|Yufeng|Yuhang|Yunding|Yuxuan|Ze|Zehao|Zhao|Zhen|Zhengyu|Zhi|Zhipeng|Zhixiong|Zichang
    Zihan|Zihao|Zijian|Zixuan`,
  women: `Bing|Chen|Chunmei|Dan|Fang|Fengyue|Guiping|Haiyan|Hong|Hui|Jia|Jiahui|Jiali|Jiaxing|Jing|Jinghan
    Jingwen|Juan|Jun|Lan|Li|Lili|Lin|Ling|Linlin|Liping|Man|Mei|Meiling|Mengwen|Mengyu|Min|Na|Ping|Qian
    Qiaozhu|Qing|Rong|Rui|Shanshan|Shuang|Siqian|Ting|Wei|Wen|Xia|Xiaoxu|Xiaoyan|Xin|Xinyi|Xue|Yan|Yali|Yanlu
    Yanwen|Yao|Ying|Yingying|Yue|Yun|Yuting|Zhen`,
  family: `Ai|Bai|Bao|Bi|Cai|Cao|Chang|Chen|Cheng|Chi|Chu|Cui|Dai|Deng|Di|Ding|Dong|Dou|Du|Duan|Fan|Fang|Fei
    Feng|Fu|Gan|Gao|Ge|Geng|Gong|Gu|Guan|Guo|Han|Hao|He|Hong|Hou|Hu|Hua|Huang|Huo|Ji|Jia|Jian|Jiang|Jiao|Jin
    Jing|Ke|Kong|Kuang|Lai|Lan|Lei|Li|Lian|Liang|Liao|Lin|Ling|Liu|Long|Lou|Lu|Luo|Lü|Ma|Mao|Mei|Meng|Miao|Mo
    Mu|Nie|Ning|Niu|Ou|Ouyang|Pan|Pang|Pei|Peng|Pu|Qi|Qian|Qiao|Qin|Qiu|Qu|Ran|Rao|Ren|Rong|Ruan|Sha|Shang
    Shao|Shen|Sheng|Shi|Shu|Situ|Song|Su|Sui|Sun|Tan|Tang|Tao|Teng|Tian|Tong|Tu|Wan|Wang|Wei|Wen|Weng|Wu|Xia
    Xiang|Xiao|Xie|Xin|Xing|Xiong|Xu|Xue|Yan|Yang|Yao|Ye|Yi|Yin|You|Yu|Yuan|Yue|Yun|Zang|Zeng|Zha|Zhai|Zhan
    Zhang|Zhao|Zheng|Zhong|Zhou|Zhu|Zhuang|Zhuge|Zong|Zou|Zu|Zuo`,
  familyFirst: true,
});
