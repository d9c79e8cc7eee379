-- The program of an assistant that made a tool call, by the name that it gives itself; null for other requests.
alter table request_log add column mcp_client text;
