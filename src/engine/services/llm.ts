// Asks a language model one question and hands back its words. It has no tools and no memory of other questions; what its
// words are worth is for others to judge.
import { DIALECTS, type LlmProvider, type Prompt } from './llm-dialects.ts';
import type { Service, ServiceFault, ServiceHealth, ServiceLimits } from './service.ts';

export type LlmSettings = { baseUrl: string; apiKey: string; model: string; provider: LlmProvider };

export type LlmAnswer = {
  /** null where there is none; see `fault`. */
  words: string | null;
  fault: ServiceFault | null;
  /** Requests that were sent for it. */
  calls: number;
};

export type Llm = {
  /** Sends at most `maxCalls` requests: the second where the endpoint does not know how to bind an answer to a schema. */
  ask(prompt: Prompt, limits: ServiceLimits & { maxCalls: number }): Promise<LlmAnswer>;
  health(): ServiceHealth;
};

/** A model over a service that reaches its endpoint. */
export function createLlm(service: Service, settings: LlmSettings): Llm {
  const dialect = DIALECTS[settings.provider];
  const url = dialect.url(baseUrlOf(settings));
  const headers = dialect.headers(settings.apiKey);
  /** The first form that the endpoint has not refused. */
  let form = 0;
  return {
    async ask(prompt, { maxCalls, ...limits }) {
      let fault: ServiceFault | null = null;
      let calls = 0;
      while (calls < maxCalls) {
        const asked = form;
        const body = dialect.forms[asked]?.(settings.model, prompt);
        const answer = await service.call({ url, headers, body }, limits);
        if (answer.ok) return { words: dialect.textOf(answer.value), fault: null, calls: calls + 1 };
        fault = answer.fault;
        if (fault === 'resting' || fault === 'called_off') break;
        calls += 1;
        if (fault !== 'bad_request' || asked === dialect.forms.length - 1) break;
        form = Math.max(form, asked + 1);
      }
      return { words: null, fault, calls };
    },
    health: () => service.health(),
  };
}

/** Where the model is asked, without a trailing slash. */
export function baseUrlOf({ baseUrl, provider }: Pick<LlmSettings, 'baseUrl' | 'provider'>): string {
  return (baseUrl === '' ? DIALECTS[provider].defaultBaseUrl : baseUrl).replace(/\/+$/, '');
}
