// Nobody's client: it says no more than it must, and what it does not know is null.
import type { Registration } from './registration.ts';

export const BARE: readonly Registration[] = [
  {
    client: 'a client that says nothing but where to answer, and proves itself as the RFC has it by default',
    introduces: {
      body: {
        redirect_uris: ['https://assistant.quill.test/callback'],
        client_name: null,
        logo_uri: null,
        contacts: null,
        scope: null,
      },
    },
    redirectUri: 'https://assistant.quill.test/callback',
    method: 'client_secret_basic',
  },
];
