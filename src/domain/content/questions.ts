import { withoutMarkup } from '../../lib/text';

/** A question in plain text, and its answer, which may contain markup. */
export interface Question {
  question: string;
  answer: string;
}

/** Returns the questions of a text: each heading, with what follows it as the answer. */
export function questionsOf(html: string): Question[] {
  return html
    .split(/<h[1-6][^<>]*>/)
    .map((part) => {
      const [question = '', answer = ''] = part.split(/<\/h[1-6]>(.*)/s);
      return { question: withoutMarkup(question), answer: answer.trim() };
    })
    .filter(({ question, answer }) => question !== '' && withoutMarkup(answer) !== '');
}
