import '@marginalia/documents/worker';
