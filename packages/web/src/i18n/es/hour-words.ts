import { withArticle } from '@simplato/domain';

/** 'las 21:30', but 'la 01:15'. */
export const las = (time: string) => withArticle(time, 'la', 'las');
