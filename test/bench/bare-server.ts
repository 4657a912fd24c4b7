// What everything is compared with: Express reads a JSON body and sends it back. A process of its own.
import express from 'express';
import { serve } from './serve-app.ts';

const app = express();
app.use(express.json());
app.post(['/api/v1/:operation', '/mcp'], (request, response) => {
  response.json(request.body);
});
serve(app);
